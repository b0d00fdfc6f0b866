import { beforeEach, expect, test, vi } from 'vitest'
import { takePictures } from '../../../drivers/extension/pictures.ts'
import { createAppEnvironment } from './createAppEnvironment.ts'

vi.mock('../../../drivers/extension/pictures.ts', () => ({
  takePictures: vi.fn<typeof takePictures>(async () => undefined),
}))

beforeEach(() => void vi.mocked(takePictures).mockClear())

/** Creates an environment of which the tests use only `saveScreenshots` and `mustClose`. */
const setUp = () =>
  createAppEnvironment({
    app: { page: {}, site: {}, errors: { unhandled: [], console: [] }, listeners: 0 },
    context: {},
    kind: { app: { persona: 'metamask' } },
    wallet: { actionsFor: () => ({}) },
    known: new Set(['app.known.N']),
    // The mocks are incomplete, because these functions use no page and no browser.
  } as unknown as Parameters<typeof createAppEnvironment>[0])

test('takes screenshots of a failure', async () => {
  await setUp().saveScreenshots?.('app.new.N')
  expect(takePictures).toHaveBeenCalledWith(expect.anything(), 'app.new.N')
})

test('takes no screenshots of an expected failure, and discards the page too', async () => {
  const environment = setUp()
  await environment.saveScreenshots?.('app.known.N')
  expect(takePictures).not.toHaveBeenCalled()
  expect(environment.mustClose()).toBe(true)
})
