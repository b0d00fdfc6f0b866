import type { Reply } from '@touchstone/conformance/manual'
import { useState } from 'react'

declare namespace ReplyButtons {
  type Props = { kinds: readonly Reply['kind'][]; onReply(reply: Reply): void }
}

/** Buttons for the replies that the current instruction accepts. */
export function ReplyButtons({ kinds, onReply }: ReplyButtons.Props) {
  return (
    <div className="actions">
      {kinds.map((kind) => {
        if (kind === 'chains') return <Chains key={kind} onReply={onReply} />
        return buttonsByKind[kind].map(([text, reply], index) => (
          <button
            key={text}
            type="button"
            className={index === 0 && main.has(kind) ? 'primary' : ''}
            onClick={() => onReply(reply)}
          >
            {text}
          </button>
        ))
      })}
    </div>
  )
}

type Plain = Exclude<Reply['kind'], 'chains'>

const buttonsByKind: { readonly [kind in Plain]: readonly (readonly [string, Reply])[] } = {
  done: [['Done', { kind: 'done' }]],
  nothing: [['It asks nothing', { kind: 'nothing' }]],
  count: [
    ['It asks one thing', { kind: 'count', count: 1 }],
    ['Two', { kind: 'count', count: 2 }],
    ['Three or more', { kind: 'count', count: 3 }],
  ],
  yes: [['Yes', { kind: 'yes' }]],
  no: [['No', { kind: 'no' }]],
  skip: [['Later', { kind: 'skip' }]],
  cannot: [['My wallet cannot do this', { kind: 'cannot' }]],
}

const main: ReadonlySet<Plain> = new Set(['done', 'count', 'yes'] as const)

/** Form in which the user enters a list of chain ids as the reply. */
function Chains({ onReply }: Pick<ReplyButtons.Props, 'onReply'>) {
  const [text, setText] = useState('')
  return (
    <form
      className="chains"
      onSubmit={(event) => {
        event.preventDefault()
        const chains = (text.match(/\d+/g) ?? []).map(Number)
        onReply({ kind: 'chains', chains })
      }}
    >
      <label>
        Chain ids, with commas between them
        <input value={text} inputMode="numeric" onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="submit" className="primary">
        That is the list
      </button>
    </form>
  )
}
