import type { Act, Driver } from '../../engine/driver.ts'
import { Ended } from '../../engine/Ended.ts'
import type { Seen } from '../../engine/seen.ts'
import { instructionFor } from './instruction.ts'
import { cannot, type Person } from './person.ts'
import { query } from './query.ts'

/**
 * Makes the wallet as a stranger's again: no accounts for this site, on the chain to begin with. What the
 * wallet does by itself (`wallet_revokePermissions`) nobody is asked for.
 *
 * @throws Ended where the person puts it off, or says that it cannot be done, or has said so of this before.
 */
export type Freshen = (driver: Driver) => Promise<void>

/**
 * What cannot be done for this is known by itself: a wallet that a script could not bring to another chain may well
 * be brought back. It is for one sitting, since all checks wait for it.
 */
export function createFreshen(person: Person, chainId: number): Freshen {
  const impossible = new Set<Act>()
  const ask = async (act: Act, args: Seen[]) => {
    if (impossible.has(act)) throw cannot(act)
    await person.ask(instructionFor(act, args)!).catch((error: unknown) => {
      if (error instanceof Ended && error.verdict.status === 'blocked') impossible.add(act)
      throw error
    })
  }
  return async (driver) => {
    if (await sharesAccounts(driver))
      await query(driver, 'wallet_revokePermissions', [{ eth_accounts: {} }])
    while (await sharesAccounts(driver)) await ask('revoke', [])
    while (Number(await query(driver, 'eth_chainId')) !== chainId)
      await ask('switchChain', [chainId])
  }
}

async function sharesAccounts(driver: Driver): Promise<boolean> {
  const accounts = await query(driver, 'eth_accounts')
  return Array.isArray(accounts) && accounts.length > 0
}
