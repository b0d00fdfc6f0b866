import { expect, test } from 'vitest'
import {
  blockedPorts,
  browserBlockedAddresses,
  type NodeAddress,
} from './browserBlockedAddresses.ts'

test.each(blockedPorts)('fetch refuses port %i, which is on the browsers’ list', async (port) => {
  const error = await fetch(`http://127.0.0.1:${port}`).catch((reason: Error) => reason)
  expect(error).toMatchObject({ cause: { message: 'bad port' } })
})

test('yields each blocked port on loopback, and any free port last', async () => {
  const addresses: NodeAddress[] = []
  for await (const address of browserBlockedAddresses()) addresses.push(address)
  expect(addresses.map(({ port }) => port).toSorted((a, b) => a - b)).toEqual([0, ...blockedPorts])
  expect(addresses.at(-1)).toMatchObject({ port: 0 })
  for (const { host } of addresses) expect(host).toMatch(/^127\.\d+\.\d+\.\d+$/)
})
