import { expect, test } from 'vitest'
import type { World } from './driver.ts'
import { fill } from './fill.ts'
import type { Transcript } from './transcript.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('writes the address of a sign-in with its checksum, whatever case the wallet answers in', () => {
  const world: World = {
    chainId: 56,
    accounts: [{ address, privateKey: '0x' }],
    url: () => '',
    onAsked: () => () => undefined,
  }
  const connect = { id: 'connect', value: [address.toLowerCase()] }
  const seen: Transcript = [{ t: 0, dir: 'result', what: 'eth_requestAccounts', data: connect }]
  const message = fill({ $: 'siwe', domain: 'another.example', of: 'connect' }, world, seen)
  const text = Buffer.from(String(message).slice(2), 'hex').toString()
  expect(text.split('\n')[1]).toBe(address)
})
