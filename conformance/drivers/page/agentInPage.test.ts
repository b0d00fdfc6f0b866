// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { PageSetup } from './messagesToPageAgent.ts'
import './agentInPage.ts'

type Agent = { execute(text: string): Promise<string> }

// The page as the agent sees it. The agent adds these globals, which the DOM types lack.
const page = globalThis as unknown as { [key: symbol]: unknown; touchstoneReportEvent(): void }
const setup: PageSetup = { check: '1', paths: [], listeners: [], decoy: true, eager: true }

const install = (): Agent => {
  page.touchstoneReportEvent = () => undefined
  const made = page[Symbol.for('touchstone.install')] as (setup: PageSetup) => void
  made(setup)
  return page[Symbol.for('touchstone.agent')] as Agent
}

const announce = (provider: object) => {
  const detail = { info: { rdns: 'dev.wallet' }, provider }
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

test('requestAll has all calls in flight at once, each with its own answer', async () => {
  const agent = install()
  let open = 0
  announce({
    async request({ params: [own] }: { params: [string] }) {
      open += 1
      await Promise.resolve()
      return `${own} of ${open}`
    },
  })
  const calls = ['a', 'b', 'c'].map((id) => {
    return { id, on: 'provider', path: 'request', args: [{ method: 'm', params: [id] }] }
  })
  const execute = async (order: object) => JSON.parse(await agent.execute(JSON.stringify(order)))

  await execute({ op: 'requestAll', calls })

  const answers = calls.map(({ id }) => execute({ op: 'requestOpen', id }))
  expect(await Promise.all(answers)).toEqual(
    calls.map(({ id }) => ({ result: `${id} of 3`, by: 'promise' })),
  )
})

test("uses the wallet instead of the decoy when the wallet's name is unknown", async () => {
  const agent = install()
  announce({ request: async () => '0x38' })
  const call = { id: 'chain', on: 'provider', path: 'request', args: [{ method: 'eth_chainId' }] }
  const answer = await agent.execute(JSON.stringify({ op: 'request', args: [call] }))
  expect(JSON.parse(answer)).toEqual({ result: '0x38', by: 'promise' })
})
