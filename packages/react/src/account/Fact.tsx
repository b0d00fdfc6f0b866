import type { ReactNode } from 'react'

/** Term and description of a `<dl className="ts-facts">`. Renders a `<div>`. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
