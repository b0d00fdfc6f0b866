#!/usr/bin/env node
import { ChainError } from '../chain/index.ts'
import { serveApp } from './serveApp.ts'
import { parseStartArguments } from './parseStartArguments.ts'
import { UsageError } from './UsageError.ts'
import { waitForStopSignal } from './waitForStopSignal.ts'

/** Program of `npm start`. Exit codes: 0 stopped, 2 an error that the user can fix, 3 an internal error. */
try {
  const app = await serveApp(parseStartArguments(process.argv.slice(2), process.env))
  // Handles Ctrl-C before the address is printed, because the user may press it at once.
  const stopSignal = waitForStopSignal()
  console.log(app.sentence)
  const lost = await Promise.race([stopSignal, app.lost])
  await app.stop()
  if (lost) throw lost
  process.exit(0)
} catch (error) {
  const known = error instanceof UsageError || error instanceof ChainError
  console.error(known ? error.message : error)
  process.exit(known ? 2 : 3)
}
