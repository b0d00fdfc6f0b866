import type { ReactNode } from 'react'

/** Entry of a `<dl className="ts-facts">`: a term and its value. */
export function DescriptionListEntry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
