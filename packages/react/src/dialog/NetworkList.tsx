import { useId } from 'react'
import { useListKeys } from '../focus/useListKeys.ts'
import { useTouchstone } from '../provider/TouchstoneContext.ts'
import { useAction } from '../provider/useAction.ts'
import { useConnection } from '../provider/useConnection.ts'
import { useTranslate } from '../provider/useTranslate.ts'

/** List of the app's networks. `labelledBy` is the id of its heading. Without it, the list has a heading of its own. */
export function NetworkList({ labelledBy }: { labelledBy?: string }) {
  const translate = useTranslate()
  const perform = useAction()
  const onKeyDown = useListKeys()
  const id = useId()
  const { networks } = useTouchstone()
  const { chainId, waiting } = useConnection()
  return (
    <div onKeyDown={onKeyDown}>
      {labelledBy === undefined && <h3 id={id}>{translate('account.network')}</h3>}
      <ul role="list" className="ts-rows" aria-labelledby={labelledBy ?? id}>
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
                  : translate({ key: 'act.switch', network: network.id })}
              </span>
              {network.id === chainId && (
                <span className="ts-badge">{translate('account.current')}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
