import { attempts } from './product/attempts.ts'
import { errors } from './product/errors.ts'
import { events } from './product/events.ts'
import { limits } from './product/limits.ts'
import { reading } from './product/reading.ts'
import { storage } from './product/storage.ts'
import { switching } from './product/switching.ts'
import type { ProductMutant } from './product/mutant.ts'

/** Mutants of the connection: at least one for each rule of the transition table. */
export const productMutants: readonly ProductMutant[] = [
  ...events,
  ...switching,
  ...attempts,
  ...reading,
  ...errors,
  ...limits,
  ...storage,
]
