import { expect, test, vi } from 'vitest'
import { UsageError } from '../engine/UsageError.ts'
import { openEnvironment } from './openEnvironment.ts'
import { runApp } from './runApp.ts'
import { environment } from './testing/stillWorld.ts'

vi.mock('./openEnvironment.ts', () => ({ openEnvironment: vi.fn<typeof openEnvironment>() }))

test('what ended a run is told first, and beside it what could not be closed', async () => {
  const broken = Promise.reject(new UsageError('The relay has gone.'))
  const close = () => Promise.reject(new Error('The browser did not close.'))
  vi.mocked(openEnvironment).mockResolvedValue(environment({}, { broken, close }))

  const run = runApp({ wallet: 'standard', in: 'page', profile: 'core', only: 'app.u.connect.N' })

  await expect(run).rejects.toThrow(
    new UsageError('The relay has gone; The browser did not close.'),
  )
})
