import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from 'vitest'
import type { Call } from '../../core/driver.ts'
import { type AgentTab, openPagesOfCheck } from './openPagesOfCheck.ts'

const ask: Call = { id: 'a', on: 'provider', path: 'request', args: [{ method: 'eth_accounts' }] }

test('ignores events of the check that had the tab before', async () => {
  const { open, send } = setUp()
  const first = await open('1')
  await first.driver.boot()
  const tab = await first.release()
  const { driver } = await open('2', tab)
  const events: unknown[] = []
  driver.onEvent((one) => events.push(one))
  send('1', { event: 'late' })
  send('2', { event: 'news' })
  expect(events).toEqual([{ event: 'news' }])
})

test.each([
  ['whose requests are answered', true, 'left'],
  ['with an open request', false, 'closed'],
])('leaves or closes the tab of a page %s', async (_, answered, wanted) => {
  const { open, page, answer } = setUp()
  const pages = await open('1')
  await pages.driver.boot()
  const asked = pages.driver.request(ask)
  if (answered) {
    answer({ result: [], by: 'promise' })
    await asked
  }
  const tab = await pages.release()
  expect([page.closed, tab !== undefined]).toEqual(
    wanted === 'left' ? [false, true] : [true, false],
  )
})

test('closes a tab whose page never loaded', async () => {
  const { open, page } = setUp()
  page.goto = () => Promise.reject(new Error('The page is gone.'))
  const pages = await open('1')
  await expect(pages.driver.boot()).rejects.toThrow('The page is gone.')
  expect(await pages.release()).toBeUndefined()
  expect(page.closed).toBe(true)
})

test('removes the listeners of a check from its tab', async () => {
  const { open, page } = setUp()
  const pages = await open('1')
  await pages.driver.listen({ id: 'news', event: 'chainChanged' })
  await pages.driver.boot()
  expect(page.scripts.join()).toContain('chainChanged')
  await pages.release()
  expect(page.scripts).toEqual(['the agent'])
})

/**
 * Opens the pages of a check in a fake browser with one tab. The test decides when the agent answers and when
 * it reports events.
 */
function setUp() {
  let receive: (source: object, name: string, text: string) => void = () => undefined
  let answers = Promise.withResolvers<string>()
  const page = {
    closed: false,
    scripts: [] as string[],
    exposeBinding: async (_: string, listener: typeof receive) => void (receive = listener),
    async addInitScript({ content }: { content: string }) {
      page.scripts.push(content)
      return { dispose: async () => void page.scripts.splice(page.scripts.indexOf(content), 1) }
    },
    goto: async (): Promise<void> => undefined,
    evaluate: () => answers.promise,
    isClosed: () => page.closed,
    bringToFront: async () => undefined,
    async close() {
      page.closed = true
    },
  }
  // The function under test uses only this member of a browser context.
  const context = { newPage: async () => page as unknown as Page } as BrowserContext
  const open = (name: string, tab?: AgentTab) =>
    openPagesOfCheck({
      context,
      name,
      tab,
      agent: 'the agent',
      waitForWallet: async () => undefined,
      home: `http://check-${name}.localhost/`,
      away: `http://other-${name}.localhost/`,
    })
  return {
    open,
    page,
    send: (name: string, event: object) => receive({}, name, JSON.stringify(event)),
    answer(value: object) {
      answers.resolve(JSON.stringify(value))
      answers = Promise.withResolvers()
    },
  }
}
