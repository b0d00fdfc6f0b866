import { defineCheck } from '../../../core/defineCheck.ts'
import { everyEvent } from '../../judges.ts'
import { isHex } from '../../valuePredicates.ts'
import { user, listen, waitFor, connect } from '../../steps.ts'

export default defineCheck({
  id: '1193.events.chainChanged.hexString',
  title: 'Emits chainChanged with a 0x-prefixed hex string',
  group: 'I. Events and ordering — EIP-1193',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §chainChanged: hexadecimal string',
  stimulus: 'UI switch',
  expected: 'typeof string, /^0x/',
  action: 'switch-chain',
  auto: 'N X',
  note: 'WalletConnect wallets send 1, "1" or "0x1" (wc-docs#979)',

  script: [
    ...connect(),
    listen('a', 'chainChanged'),
    user('switchChain', 1),
    waitFor('chainChanged'),
  ],
  judge: everyEvent('chainChanged', ({ args }) => isHex(args[0]), 'a string of 0x and hex digits', {
    blockedBy: '1193.events.chainChanged.emitted',
  }),
})
