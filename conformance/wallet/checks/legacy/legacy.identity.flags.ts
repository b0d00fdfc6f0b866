import { defineLegacyCheck } from '../defineCheckOfGroup.ts'
import { note } from '../../judges.ts'
import { inspection } from '../../readTranscript.ts'
import { inspect } from '../../steps.ts'

const flags = [
  'isMetaMask',
  'isRabby',
  'isRainbow',
  'isTokenPocket',
  'isGateWallet',
  'isBitKeep',
  'isBitget',
  'isBinance',
  'isTrust',
  'isCoinbaseWallet',
  'isBraveWallet',
  'isOkxWallet',
]

export default defineLegacyCheck({
  id: 'legacy.identity.flags',
  title: 'Reports whether identity flags of several wallets are set',
  level: 'INFO',
  spec: 'practice',
  stimulus: 'read isMetaMask and siblings',
  expected: 'record; impersonation flagged',
  auto: 'P X',
  note: 'Rabby and Rainbow set isMetaMask = true',

  script: flags.map((flag) => inspect(flag, flag)),
  judge: (transcript) => {
    const set = flags.filter((flag) => inspection(transcript, flag)?.value === true)
    const text = set.length > 1 ? 'Flags of several wallets are set' : 'Flags set'
    return note(`${text}: ${set.join(', ') || 'none'}.`, set)
  },
})
