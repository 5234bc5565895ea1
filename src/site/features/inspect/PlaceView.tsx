/** What a pinned element is: component, slot, classes, default props of the theme, and styles. */
import type { ReactNode } from 'react';
import { type FoundClass, getClassHref, getClassName } from '@/src/shared/answers/classOwners';
import { getRowHref } from '@/src/shared/answers/facts';
import { type Place, getPlaceName } from '@/src/shared/answers/findPlaces';
import { localizeHref } from '@/src/shared/languages';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { OptionGroup } from '../../ui/OptionGroup';
import type { InspectNode } from './buildTree';
import styles from './Inspect.module.css';
import type { InspectorData } from './InspectorData';
import { StyleList } from './StyleList';
import type { DemoTree } from './useTree';
import { printProps, readDefaultProps } from './readDefaultProps';

interface PlaceViewProps {
  data: InspectorData;
  tree: DemoTree;
  node: InspectNode;
  /** The shown place of the element. */
  place: Place;
  onPlace: (place: Place) => void;
  /** The state classes that the code is for. */
  states: readonly string[];
  onStates: (states: readonly string[]) => void;
}

export function PlaceView({ data, tree, node, place, onPlace, states, onStates }: PlaceViewProps) {
  const { t, Marked } = data;
  const { entry, product, target, classes } = place;
  const defaults = readDefaultProps(data.theme, entry.theme);
  const slotClass = classes.find((one) => one.facts?.className === target.slotClass);
  return (
    <>
      {node.places.length > 1 && (
        <OptionGroup
          layout="tiles"
          label={t('answerInspectBeside')}
          value={getPlaceName(place)}
          options={node.places.map((one) => ({
            value: getPlaceName(one),
            label: getPlaceName(one),
          }))}
          onChange={(name) =>
            onPlace(node.places.find((one) => getPlaceName(one) === name) ?? place)
          }
        />
      )}
      <dl className={styles.facts}>
        <Row label={t('answerComponent')}>
          <ApiLink href={entry.href}>{entry.name}</ApiLink> ({product.name})
        </Row>
        {target.slot !== undefined && (
          <Row label={t('answerSlot')}>
            <ApiLink href={slotClass ? getClassHref(slotClass) : entry.href}>{target.slot}</ApiLink>
          </Row>
        )}
        <Row label={t('answerInspectClasses')}>
          <ul>
            {classes.map((one) => (
              <li key={getClassName(one)}>
                <ClassLink found={one} data={data} />
              </li>
            ))}
            {place.states.map(({ className, rule }) => (
              <li key={className}>
                <ApiLink href={getRowHref(entry, 'classes', rule)}>{`.${className}`}</ApiLink>
              </li>
            ))}
          </ul>
        </Row>
        {place.states.length > 0 && (
          <Row label={t('answerInspectStates')}>
            {place.states.map(({ className }) => (
              <label key={className} className={styles.state}>
                <input
                  type="checkbox"
                  checked={states.includes(className)}
                  onChange={({ target: { checked } }) =>
                    onStates(
                      checked
                        ? [...states, className]
                        : states.filter((name) => name !== className),
                    )
                  }
                />
                <code dir="ltr">.{className}</code>
              </label>
            ))}
          </Row>
        )}
        <Row label={t('answerInspectDefaults')}>
          {defaults ? (
            <code dir="ltr">{printProps(defaults)}</code>
          ) : (
            <Marked text={t('answerInspectNoDefaults', { name: entry.name })} />
          )}
        </Row>
      </dl>
      <StyleList data={data} tree={tree} element={node.element} />
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ApiLink({ href, children }: { href: string; children: string }) {
  const language = useUserLanguage();
  return (
    <a href={localizeHref(href, language)}>
      <code dir="ltr">{children}</code>
    </a>
  );
}

function ClassLink({ found, data }: { found: FoundClass; data: InspectorData }) {
  const { t, Marked } = data;
  const { facts } = found;
  return (
    <>
      <ApiLink href={getClassHref(found)}>{`.${getClassName(found)}`}</ApiLink>
      {facts === undefined && (
        <>
          {' '}
          <small>{t('answerClassPrivate')}</small>
        </>
      )}
      {facts?.deprecated !== undefined && (
        <>
          {' '}
          <small>
            <Marked text={t('answerDeprecated', { instead: facts.deprecated })} />
          </small>
        </>
      )}
    </>
  );
}
