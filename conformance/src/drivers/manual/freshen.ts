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
export function createFreshen({ person, chainId, step }: createFreshen.Options): Freshen {
  const impossible = new Set<Act>()
  const ask = async (act: Act, args: Seen[]) => {
    if (impossible.has(act)) throw cannot(act)
    await person.ask(instructionFor(act, args)!).catch((error: unknown) => {
      if (error instanceof Ended && error.verdict.status === 'blocked') impossible.add(act)
      throw error
    })
  }
  return async (driver) => {
    const asks = (method: string, params?: Seen) =>
      query(driver, { method, step, ...(params !== undefined && { params }) })
    const sharesAccounts = async () => isFilled(await asks('eth_accounts'))
    if (await sharesAccounts()) {
      await asks('wallet_revokePermissions', [{ eth_accounts: {} }])
      while (await sharesAccounts()) await ask('revoke', [])
    }
    // A wallet that does not say where it is need not be brought there: that is for the check to find.
    for (;;) {
      const there = await asks('eth_chainId')
      if (there === undefined || Number(there) === chainId) return
      await ask('switchChain', [chainId])
    }
  }
}

export declare namespace createFreshen {
  type Options = {
    person: Person
    chainId: number
    /** ms to wait for one answer of the wallet. */
    step: number
  }
}

const isFilled = (accounts: Seen | undefined) => Array.isArray(accounts) && accounts.length > 0
