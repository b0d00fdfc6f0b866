#!/usr/bin/env node
import { ChainError } from '../chain/index.ts'
import { serveApp } from './serveApp.ts'
import { startArguments, UsageError } from './startArguments.ts'
import { untilToldToStop } from './untilToldToStop.ts'

/** The program behind `npm start`. Exit codes: 0 stopped, 2 what the person can mend, 3 our own fault. */
try {
  const app = await serveApp(startArguments(process.argv.slice(2), process.env))
  // Heard from here on: who reads the address may answer it with Ctrl-C at once.
  const told = untilToldToStop()
  console.log(app.sentence)
  const lost = await Promise.race([told, app.lost])
  await app.stop()
  if (lost) throw lost
  process.exit(0)
} catch (error) {
  const known = error instanceof UsageError || error instanceof ChainError
  console.error(known ? error.message : error)
  process.exit(known ? 2 : 3)
}
