import { useId } from 'react'
import { useListKeys } from '../focus/useListKeys.ts'
import { useTouchstone } from '../provider/context.ts'
import { useAction } from '../provider/useActs.ts'
import { useConnection } from '../provider/useConnection.ts'
import { useTranslate } from '../provider/useSay.ts'

/** Networks of the app with the current one marked. A press asks the wallet to switch. */
export function NetworkList() {
  const say = useTranslate()
  const perform = useAction()
  const onKeyDown = useListKeys()
  const id = useId()
  const { networks } = useTouchstone()
  const { chainId, waiting } = useConnection()
  return (
    <div onKeyDown={onKeyDown}>
      <h3 id={id}>{say('account.network')}</h3>
      <ul role="list" className="ts-rows" aria-labelledby={id}>
        {networks.map((network) => (
          <li key={network.id}>
            <button
              type="button"
              className="ts-row"
              data-row={network.name}
              aria-current={network.id === chainId || undefined}
              aria-busy={(waiting && waiting.chainId === network.id) || undefined}
              onClick={() => perform({ do: 'switch', chainId: network.id })}
            >
              <span className="ts-row-name">
                {network.id === chainId
                  ? network.name
                  : say({ key: 'act.switch', network: network.id })}
              </span>
              {network.id === chainId && <span className="ts-badge">{say('account.current')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
