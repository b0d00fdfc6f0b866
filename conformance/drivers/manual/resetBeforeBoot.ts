import type { Driver, DriverEvent } from '../../core/driver.ts'
import type { ResetWallet } from './resetWallet.ts'
import type { Person } from './person.ts'

/**
 * Wraps a driver so that it resets the wallet before its check. The reset is part of the check, because a
 * person may skip it, but the transcript does not contain it.
 */
export function resetBeforeBoot(driver: Driver, person: Person, freshen: ResetWallet): Driver {
  let muted = false
  return {
    ...driver,
    onEvent: (listener) => driver.onEvent((heard: DriverEvent) => muted || listener(heard)),
    async boot() {
      person.throwIfGone()
      await driver.boot()
      muted = true
      await freshen(driver)
      muted = false
    },
  }
}
