import type { Selectors } from '../selectors/v13.ts'
import { editList } from './editList.ts'
import { id, type Eye } from './eye.ts'

/** Ticks just these accounts of the mnemonic in "Edit accounts", of a prompt or of a site's page. */
export const setAccounts = (
  eye: Eye,
  wanted: readonly number[],
  { accounts }: Selectors,
): Promise<void> =>
  editList(eye, {
    button: id(accounts.edit),
    // The page below has cells too, of those that are chosen.
    rows: known.map((index) => `${accounts.cell(index)}:has(input[type=checkbox])`).join(', '),
    update: id(accounts.update),
    wanted: (box) => wanted.some((index) => box.id.endsWith(`/${index}`)),
    count: known.length,
  })

/** Those that the profile has. */
const known = [0, 1, 2]
