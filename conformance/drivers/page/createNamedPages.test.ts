import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { createNamedPages } from './createNamedPages.ts'

test.each([
  [true, ['front second', 'hide', 'show', 'front first', 'passToAgent']],
  [false, ['front second', 'hide', 'passToAgent']],
])(
  'shows the first page before a request only if the wallet needs it (%s)',
  async (showsBeforeRequest, expected) => {
    const { pages, done } = setUp(showsBeforeRequest)
    await pages.user.openPage?.('second')
    await pages.sendOrder({ op: 'requestOpen', id: 'a' })
    expect(done).toEqual(expected)
  },
)

test('leaves the first page hidden for orders that ask the wallet nothing', async () => {
  const { pages, done } = setUp(true)
  await pages.user.openPage?.('second')
  await pages.sendOrder({ op: 'discover', args: [] })
  expect(done).toEqual(['front second', 'hide', 'passToAgent'])
})

test('leaves the first page hidden for a call that is marked so', async () => {
  const { pages, done } = setUp(true)
  await pages.user.openPage?.('second')
  const call = {
    id: 'a',
    on: 'provider',
    path: 'request',
    args: [],
    options: { hidden: true },
  } as const
  await pages.sendOrder({ op: 'request', args: [call] })
  expect(done).toEqual(['front second', 'hide', 'passToAgent'])
})

test('shows another page before a request in it', async () => {
  const { pages, done } = setUp(true)
  await pages.user.openPage?.('second')
  await pages.sendOrder({ op: 'requestOpen', id: 'a' })
  done.length = 0
  await pages.sendOrder({ op: 'requestOpen', id: 'b' }, 'second')
  expect(done).toEqual(['front second'])
})

/** Creates the pages of a check in a fake browser. Records the functions that run in the first page. */
function setUp(showsBeforeRequest: boolean) {
  const done: string[] = []
  const pageOf = (name: string, evaluate: (run: { name: string }) => void) =>
    ({
      goto: async () => undefined,
      bringToFront: async () => void done.push(`front ${name}`),
      evaluate: async (run: { name: string }) => {
        evaluate(run)
        return 'null'
      },
    }) as unknown as Page
  const pages = createNamedPages({
    // The function under test uses only this member of a browser context.
    context: {
      newPage: async () => pageOf('second', () => undefined),
    } as unknown as BrowserContext,
    first: pageOf('first', ({ name }) => done.push(name)),
    home: 'http://home/',
    away: 'http://away/',
    showsBeforeRequest,
  })
  return { pages, done }
}
