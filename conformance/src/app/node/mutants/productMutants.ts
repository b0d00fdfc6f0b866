import { attempts } from './product/attempts.ts'
import { errors } from './product/errors.ts'
import { events } from './product/events.ts'
import { limits } from './product/limits.ts'
import { reading } from './product/reading.ts'
import { storage } from './product/storage.ts'
import { switching } from './product/switching.ts'
import type { ProductMutant } from './product/mutant.ts'

/** At least one for each rule that generates the table, and for most of its decisions. */
export const productMutants: readonly ProductMutant[] = [
  ...events,
  ...switching,
  ...attempts,
  ...reading,
  ...errors,
  ...limits,
  ...storage,
]
