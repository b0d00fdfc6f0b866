import type { Selectors } from '../selectors/v13.ts'
import { id, type Eye } from './eye.ts'

/** Ticks just these accounts of the mnemonic in "Edit accounts", of a prompt or of a site's page. */
export async function setAccounts(
  eye: Eye,
  wanted: readonly number[],
  { accounts }: Selectors,
): Promise<void> {
  await eye.open(id(accounts.edit), accounts.cell(0))
  // Its button may be disabled at first: what is wanted may be what is.
  const changes = [0, 1, 2].map(async (index) => {
    const [box] = await eye.boxes(accounts.cell(index))
    const want = wanted.includes(index)
    return { index, want, changes: box?.checked !== want }
  })
  const needed = (await Promise.all(changes)).filter((one) => one.changes)
  // First those that come: with none ticked, the button would disconnect.
  for (const { index } of needed.toSorted((a, b) => Number(b.want) - Number(a.want)))
    await eye.press(accounts.cell(index))
  await eye.press(id(accounts.update))
  await eye.gone(id(accounts.update))
}
