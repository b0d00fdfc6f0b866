import type { Box, Eye, Which } from './eye.ts'

/** A list of boxes that a button opens over the page, and another one takes over ("Edit accounts"). */
export type List = {
  button: string
  which?: Which
  rows: string
  update: string
  /** Whether a box is to be ticked. */
  wanted: (box: Box) => boolean
  /** Boxes that a whole list has at the least. */
  count?: number
}

/**
 * Opens a list, ticks just what is wanted, and takes it over. A page that is drawn anew closes its list, and
 * what was ticked is lost: then all is done again from the start.
 *
 * @throws where it was not taken over within 30 s.
 */
export async function editList(eye: Eye, list: List, patience = 30_000): Promise<void> {
  const { button, which = 'first', rows, update } = list
  for (const end = Date.now() + patience; Date.now() < end;) {
    if (!(await eye.look({ selector: rows, ms: 0 }))) {
      await eye.look({ selector: button, which, press: true, ms: 3000 })
      if (!(await eye.look({ selector: rows, ms: 3000 }))) continue
    }
    if (!(await tick(eye, list))) continue
    // Its button may be disabled at first: what is wanted may be what is.
    if (!(await eye.look({ selector: update, press: true, ms: 3000 }))) continue
    if (await eye.look({ selector: update, gone: true, ms: 4000 })) return
  }
  const why = 'closed by itself, or did not take what was ticked'
  throw new Error(`The list that ${button} opens ${why}, for ${patience} ms.`)
}

/** Says whether all is as wanted. */
async function tick(eye: Eye, { rows, wanted, count = 1 }: List): Promise<boolean> {
  /** All in one look: the rows that are not as wanted, by their places, as two may have one name. */
  const changes = async () => {
    const boxes = await eye.boxes(rows)
    if (boxes.length < count) return undefined
    return boxes
      .map((box, place) => ({ place, want: wanted(box), is: box.checked }))
      .filter(({ want, is }) => want !== is)
  }
  const needed = await changes()
  if (!needed) return false
  // First those that come: with none ticked, the button would disconnect.
  for (const { place } of needed.toSorted((a, b) => Number(b.want) - Number(a.want)))
    if (!(await eye.look({ selector: rows, which: place, press: true, ms: 1000 }))) return false
  // A box is drawn as ticked some moments after the press.
  for (const end = Date.now() + 2000; Date.now() < end;) {
    const left = await changes()
    if (left?.length === 0) return true
    if (!left) return false
  }
  return false
}
