import type { Driver } from '../../engine/driver.ts'
import type { Person } from './person.ts'
import { instructionFor } from './instruction.ts'
import { query } from './query.ts'

/**
 * Makes the wallet as a stranger's again: no accounts for this site, on the chain to begin with. What the
 * wallet does by itself (`wallet_revokePermissions`) nobody is asked for.
 *
 * @throws Ended where the person puts it off, or says that it cannot be done.
 */
export async function freshen(driver: Driver, person: Person, chainId: number): Promise<void> {
  if (await sharesAccounts(driver))
    await query(driver, 'wallet_revokePermissions', [{ eth_accounts: {} }])
  while (await sharesAccounts(driver)) await person.ask(instructionFor('revoke', [])!)
  while (Number(await query(driver, 'eth_chainId')) !== chainId)
    await person.ask(instructionFor('switchChain', [chainId])!)
}

async function sharesAccounts(driver: Driver): Promise<boolean> {
  const accounts = await query(driver, 'eth_accounts')
  return Array.isArray(accounts) && accounts.length > 0
}
