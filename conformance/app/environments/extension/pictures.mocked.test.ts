import { beforeEach, expect, test, vi } from 'vitest'
import { keepPictures } from '../../../drivers/extension/pictures.ts'
import { createExtensionWorld } from './createAppEnvironment.ts'

vi.mock('../../../drivers/extension/pictures.ts', () => ({
  keepPictures: vi.fn<typeof keepPictures>(async () => undefined),
}))

beforeEach(() => void vi.mocked(keepPictures).mockClear())

/** An environment that is used for its screenshots only. */
const world = () =>
  createExtensionWorld({
    app: { page: {}, site: {}, trouble: { unhandled: [], console: [] }, listeners: 0 },
    context: {},
    wallet: { actionsFor: () => ({}) },
    known: new Set(['app.known.N']),
    // The test uses no page and no browser.
  } as unknown as Parameters<typeof createExtensionWorld>[0])

test('takes screenshots of a failure', async () => {
  await world().evidence?.('app.new.N')
  expect(keepPictures).toHaveBeenCalledWith(expect.anything(), 'app.new.N')
})

test('takes no screenshots of an expected failure, and discards the page too', async () => {
  const where = world()
  await where.evidence?.('app.known.N')
  expect(keepPictures).not.toHaveBeenCalled()
  expect(where.isSpoilt()).toBe(true)
})
