// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { PageSetup } from './order.ts'
import './inPage.ts'

type Agent = { obey(text: string): Promise<string> }

// What the agent puts into a page, and what it calls there, stands in no type of the page.
const page = globalThis as unknown as { [key: symbol]: unknown; touchstoneHeard(): void }
const setup: PageSetup = { room: '1', paths: [], listens: [], decoy: true, eager: true }

const install = (): Agent => {
  page.touchstoneHeard = () => undefined
  const made = page[Symbol.for('touchstone.install')] as (setup: PageSetup) => void
  made(setup)
  return page[Symbol.for('touchstone.agent')] as Agent
}

const announce = (provider: object) => {
  const detail = { info: { rdns: 'dev.wallet' }, provider }
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

test('a wallet whose name nobody knows is not the decoy beside it', async () => {
  const agent = install()
  announce({ request: async () => '0x38' })
  const call = { id: 'chain', on: 'provider', path: 'request', args: [{ method: 'eth_chainId' }] }
  const answer = await agent.obey(JSON.stringify({ op: 'request', call }))
  expect(JSON.parse(answer)).toEqual({ result: '0x38', by: 'promise' })
})
