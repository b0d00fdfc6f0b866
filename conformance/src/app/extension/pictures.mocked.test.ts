import { beforeEach, expect, test, vi } from 'vitest'
import { keepPictures } from '../../drivers/extension/evidence.ts'
import { createExtensionWorld } from './extensionWorld.ts'

vi.mock('../../drivers/extension/evidence.ts', () => ({
  keepPictures: vi.fn<typeof keepPictures>(async () => undefined),
}))

beforeEach(() => void vi.mocked(keepPictures).mockClear())

/** A world of which nothing is asked but its pictures. */
const world = () =>
  createExtensionWorld({
    app: { page: {}, site: {}, trouble: { unhandled: [], console: [] }, listeners: 0 },
    context: {},
    wallet: { actionsFor: () => ({}) },
    known: new Set(['app.known.N']),
    // Neither a page nor a browser is touched.
  } as unknown as Parameters<typeof createExtensionWorld>[0])

test('takes pictures of what went wrong', async () => {
  await world().evidence?.('app.new.N')
  expect(keepPictures).toHaveBeenCalledWith(expect.anything(), 'app.new.N')
})

test('takes no pictures of a declared failure, and gives its page up all the same', async () => {
  const where = world()
  await where.evidence?.('app.known.N')
  expect(keepPictures).not.toHaveBeenCalled()
  expect(where.isSpoilt()).toBe(true)
})
