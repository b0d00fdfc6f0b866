import { beforeEach, expect, test, vi } from 'vitest'
import { createExtensionWorld } from './extensionWorld.ts'

const order = vi.fn<(order: { op: string; folder?: string }) => Promise<unknown>>()

beforeEach(() => {
  order.mockReset().mockResolvedValue(null)
})

/** A world of which nothing but its driver is asked. */
const world = () =>
  createExtensionWorld({
    app: { page: {}, origin: 'http://app', trouble: { unhandled: [], console: [] }, listeners: 0 },
    context: {},
    host: { order },
    known: new Set(['app.known.N']),
    // Neither a page nor a browser is touched.
  } as unknown as Parameters<typeof createExtensionWorld>[0])

test('what went wrong leaves pictures', async () => {
  await world().evidence?.('app.new.N')
  const [asked] = order.mock.calls[0]!
  expect(asked).toMatchObject({ op: 'evidence', folder: expect.stringMatching(/app\.new\.N$/) })
})

test('what is declared leaves none, and its page is given up all the same', async () => {
  const where = world()
  await where.evidence?.('app.known.N')
  expect(order).not.toHaveBeenCalled()
  expect(where.spoilt()).toBe(true)
})
