import type { Driver, DriverEvent, UserAction } from '../../core/driver.ts'
import { CheckEnded } from '../../core/CheckEnded.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import { instructionFor } from './instruction.ts'
import { impossibleAction, type Person } from './person.ts'
import { queryWallet } from './queryWallet.ts'

/**
 * Resets the wallet for this site: no accounts, and the initial chain. Uses `wallet_revokePermissions` first,
 * and asks the person for the rest.
 *
 * @throws CheckEnded if the person skips an act, or cannot do it.
 */
export type ResetWallet = (driver: Driver) => Promise<void>

/**
 * Keeps its own list of impossible acts: a person may be able to switch back to the initial chain even if a
 * script's chain was impossible. The list lasts for one session, because the reset precedes every check.
 */
export function createResetWallet({
  person,
  chainId,
  step,
}: createResetWallet.Options): ResetWallet {
  const impossible = new Set<UserAction>()
  const ask = async (act: UserAction, args: SerializedValue[]) => {
    if (impossible.has(act)) throw impossibleAction(act)
    await person.ask(instructionFor(act, args)!).catch((error: unknown) => {
      if (error instanceof CheckEnded && error.verdict.status === 'blocked') impossible.add(act)
      throw error
    })
  }
  return async (driver) => {
    const asks = (method: string, params?: SerializedValue) =>
      queryWallet(driver, { method, step, ...(params !== undefined && { params }) })
    const sharesAccounts = async () => isFilled(await asks('eth_accounts'))
    if (await sharesAccounts()) {
      await asks('wallet_revokePermissions', [{ eth_accounts: {} }])
      while (await sharesAccounts()) await ask('revoke', [])
    }
    // If the wallet does not answer, go on: its check will report that.
    for (;;) {
      const there = await asks('eth_chainId')
      if (there === undefined || Number(there) === chainId) return
      await ask('switchChain', [chainId])
    }
  }
}

export declare namespace createResetWallet {
  type Options = {
    person: Person
    chainId: number
    /** Time limit of one answer of the wallet, in ms. */
    step: number
  }
}

/**
 * Wraps a driver so that it resets the wallet before its check. The reset is part of the check, because a
 * person may skip it, but the transcript does not contain it.
 */
export function resetBeforeBoot(driver: Driver, person: Person, resetWallet: ResetWallet): Driver {
  let muted = false
  return {
    ...driver,
    onEvent: (listener) => driver.onEvent((event: DriverEvent) => muted || listener(event)),
    async boot() {
      person.throwIfGone()
      await driver.boot()
      muted = true
      await resetWallet(driver)
      muted = false
    },
  }
}

const isFilled = (accounts: SerializedValue | undefined) =>
  Array.isArray(accounts) && accounts.length > 0
