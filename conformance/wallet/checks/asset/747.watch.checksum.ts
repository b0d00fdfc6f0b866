import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { token } from '../../params.ts'
import { otherReasons } from '../../shapes.ts'
import { approve, connect } from '../../steps.ts'

/** One letter of the address has the wrong case (EIP-55). */
export default check('747.watch.checksum', {
  feature: 'eip-747',
  script: [
    ...connect(),
    ...approve(
      'watch',
      'wallet_watchAsset',
      token({ address: '0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }),
    ),
  ],
  judge: refusal('watch', { not: otherReasons }),
})
