import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { everyEvent, isHex } from '../../judges.ts'
import { connect, switchByUser } from '../../steps.ts'

export default defineEventsCheck({
  id: '1193.events.chainChanged.hexString',
  title: 'Emits chainChanged with a 0x-prefixed hex string',
  level: 'MUST',
  spec: '1193 §chainChanged: hexadecimal string',
  stimulus: 'UI switch',
  expected: 'typeof string, /^0x/',
  action: 'switch-chain',
  auto: 'N X',
  note: 'WalletConnect wallets send 1, "1" or "0x1" (wc-docs#979)',

  script: [...connect(), ...switchByUser],
  judge: everyEvent('chainChanged', ({ args }) => isHex(args[0]), 'a string of 0x and hex digits', {
    blockedBy: '1193.events.chainChanged.emitted',
  }),
})
