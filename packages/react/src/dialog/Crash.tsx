import { use } from 'react'
import { WorldContext } from '../provider/context.ts'
import { en } from '../texts/en.ts'

/** Says that a part of the page broke. Renders an alert; leans on as little as it can. */
export function Crash() {
  const texts = use(WorldContext)?.texts ?? en
  return (
    <div className="ts-crash">
      <p role="alert">{texts['crash.text']}</p>
      <button type="button" className="ts-button" onClick={() => location.reload()}>
        {texts['act.reload']}
      </button>
    </div>
  )
}
