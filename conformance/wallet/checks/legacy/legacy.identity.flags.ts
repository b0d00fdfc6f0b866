import { check } from '../../../core/check.ts'
import { note } from '../../../core/verdict.ts'
import { inspected } from '../../read.ts'
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

export default check('legacy.identity.flags', {
  script: flags.map((flag) => inspect(flag, flag)),
  judge: (transcript) => {
    const set = flags.filter((flag) => inspected(transcript, flag)?.value === true)
    return note(
      set.length > 1
        ? `Flags of several wallets are set: ${set.join(', ')}.`
        : `Flags set: ${set.join(', ') || 'none'}.`,
      set,
    )
  },
})
