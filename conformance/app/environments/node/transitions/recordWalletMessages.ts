import type { PersonaName } from '@touchstone/harness'
import { defaultChains } from '../../../cells/AppChains.ts'
import { cells } from '../../../cells/cells.ts'
import { createNodeEnvironment } from '../environment.ts'

/** Recorded messages of a wallet: results by method (`answers`), errors by method (`failures`), and events. */
export type WalletMessages = {
  answers: ReadonlyMap<string, readonly unknown[]>
  failures: ReadonlyMap<string, readonly unknown[]>
  events: readonly { event: string; payload: unknown }[]
}

/** Runs the first variant of every cell with a fake wallet and records the wallet's messages, equal ones once. */
export const recordWalletMessages = async (persona: PersonaName): Promise<WalletMessages> => {
  const answers = new Map<string, Map<string, unknown>>()
  const failures = new Map<string, Map<string, unknown>>()
  const events = new Map<string, { event: string; payload: unknown }>()
  const environment = createNodeEnvironment(persona)
  for (const { variants } of cells) {
    const [variant] = variants(defaultChains)
    if (variant === undefined) continue
    const driver = await environment.open()
    for (const step of variant.path) await driver.performStep(step)
    await driver.performSteps(variant.stimulus)
    for (const { dir, what, data } of await driver.transcript()) {
      if (dir === 'result') note(answers, what, data)
      if (dir === 'error') note(failures, what, data)
      if (dir !== 'event') continue
      const [payload] = data as unknown[]
      events.set(`${what} ${JSON.stringify(payload)}`, { event: what, payload })
    }
    await driver.close()
  }
  return { answers: lists(answers), failures: lists(failures), events: [...events.values()] }
}

const note = (
  recorded: Map<string, Map<string, unknown>>,
  method: string,
  value: unknown,
): void => {
  const values = recorded.get(method) ?? new Map<string, unknown>()
  recorded.set(method, values.set(JSON.stringify(value) ?? 'undefined', value))
}

const lists = (recorded: ReadonlyMap<string, ReadonlyMap<string, unknown>>) =>
  new Map([...recorded].map(([method, values]) => [method, [...values.values()]]))
