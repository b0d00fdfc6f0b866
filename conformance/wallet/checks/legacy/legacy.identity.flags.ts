import { defineCheck, note } from '../../../core/defineCheck.ts'
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

export default defineCheck({
  id: 'legacy.identity.flags',
  title: 'Reports whether identity flags of several wallets are set',
  group: 'R. Legacy API (informative)',
  level: 'INFO',
  basis: 'spec',
  spec: 'practice',
  stimulus: 'read isMetaMask and siblings',
  expected: 'record; impersonation flagged',
  action: 'none',
  auto: 'P X',
  note: 'Rabby and Rainbow set isMetaMask = true',

  script: flags.map((flag) => inspect(flag, flag)),
  judge: (transcript) => {
    const set = flags.filter((flag) => inspection(transcript, flag)?.value === true)
    return note(
      set.length > 1
        ? `Flags of several wallets are set: ${set.join(', ')}.`
        : `Flags set: ${set.join(', ') || 'none'}.`,
      set,
    )
  },
})
