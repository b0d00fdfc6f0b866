import { check } from '../../../core/check.ts'
import type { Seen } from '../../../core/seen.ts'
import { warning } from '../../../core/verdict.ts'
import { refusal } from '../../judges.ts'
import { outcome } from '../../read.ts'
import { nowhere, approve, connect } from '../../steps.ts'

export default check('3326.switch.unknown.4902', {
  follows: ['3326.switch.unknown.rejects'],
  script: [
    ...connect(),
    ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: nowhere }]),
  ],
  judge: (transcript) => {
    const seen = outcome(transcript, 'switch')
    const inner = seen.kind === 'error' ? (seen.error.data as Data)?.originalError?.code : undefined
    if (seen.kind === 'error' && inner === 4902)
      return warning('4902 stands only inside data.originalError.', seen.error as Seen, 'code 4902')
    return refusal('switch', { code: [4902] })(transcript)
  },
})

type Data = { originalError?: { code?: Seen } } | null | undefined
