import { createSiweMessage, parseSiweMessage, type SiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import type { CheckResources } from '../driver.ts'
import { fillPlaceholders } from './fillPlaceholders.ts'
import type { Transcript } from '../transcript.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Creates the sign-in message for an account whose address the wallet returned in lower case. */
function siwe(): string {
  const resources: CheckResources = {
    chainId: 56,
    accounts: [{ address, privateKey: '0x' }],
    url: () => '',
    onNodeRequest: () => () => undefined,
  }
  const connect = { id: 'connect', value: [address.toLowerCase()] }
  const transcript: Transcript = [
    { t: 0, dir: 'result', what: 'eth_requestAccounts', data: connect },
  ]
  const message = fillPlaceholders(
    { $: 'siwe', domain: 'another.example', of: 'connect' },
    resources,
    transcript,
  )
  return Buffer.from(String(message).slice(2), 'hex').toString()
}

test('writes the address of a sign-in with its checksum, even if the wallet returned lower case', () => {
  expect(siwe().split('\n')[1]).toBe(address)
})

test('writes a sign-in as ERC-4361 specifies it', () => {
  const fields = parseSiweMessage(siwe()) as SiweMessage
  expect(createSiweMessage(fields)).toBe(siwe())
})
