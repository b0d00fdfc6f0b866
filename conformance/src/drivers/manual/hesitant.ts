import type { Driver, Heard } from '../../engine/driver.ts'
import type { Freshen } from './freshen.ts'
import type { Person } from './person.ts'

/**
 * A driver that makes the wallet a stranger's before its check begins. That is part of the check, since a
 * person may put it off too, but nothing of it is written down.
 */
export function hesitant(driver: Driver, person: Person, freshen: Freshen): Driver {
  let muted = false
  return {
    ...driver,
    onHeard: (listener) => driver.onHeard((heard: Heard) => muted || listener(heard)),
    async boot() {
      person.stay()
      await driver.boot()
      muted = true
      await freshen(driver)
      muted = false
    },
  }
}
