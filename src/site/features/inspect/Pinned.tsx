/** The pinned element: what it is, CSS to try on it, and the code for it. */
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { type Place, getPlaceName, getPlaceSelector } from '@/src/shared/answers/findPlaces';
import { writeOverrides } from '@/src/shared/answers/overrides';
import { OptionGroup } from '../../ui/OptionGroup';
import { applyDeclarations } from './applyDeclarations';
import type { InspectNode } from './buildTree';
import styles from './Inspect.module.css';
import type { InspectorData } from './InspectorData';
import { parseDeclarations } from './parseDeclarations';
import { PlaceView } from './PlaceView';
import { TryField } from './TryField';
import type { DemoTree } from './useTree';

interface PinnedProps {
  data: InspectorData;
  tree: DemoTree;
  node: InspectNode;
}

const listStates = ({ states }: Place) => states.map(({ className }) => className);

/** It isn't rendered again for each element that the visitor points at. */
export const Pinned = memo(PinnedElement);

function PinnedElement({ data, tree, node }: PinnedProps) {
  const { t, Code } = data;
  const [name, setName] = useState(() => getPlaceName(node.places[0]!));
  const place = node.places.find((one) => getPlaceName(one) === name) ?? node.places[0]!;
  const [states, setStates] = useState<readonly string[]>(() => listStates(place));
  const [text, setText] = useState('');
  const { declarations, problems } = useMemo(
    () => parseDeclarations(text, (property, value) => CSS.supports(property, value)),
    [text],
  );
  const target = { ...place.target, states: states.map((state) => `.${state}`) };
  const selector = getPlaceSelector(place) + target.states.join('');
  const { roots } = tree.surfaces;
  useEffect(
    () => applyDeclarations(roots, selector, declarations),
    [roots, selector, declarations],
  );
  const codes = writeOverrides(
    place,
    target,
    t,
    declarations.length > 0 ? declarations : undefined,
  );
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a narrow window, the columns are below each other.
    const element = column.current!;
    element.parentElement!.scrollTop = element.offsetTop - element.parentElement!.offsetTop;
  }, []);
  const [way, setWay] = useState('');
  // For Base UI, only the style sheet has the declarations.
  const first = codes.find(({ language }) => language === 'css') ?? codes[0];
  const code = codes.find(({ title }) => title === way) ?? first;
  return (
    <>
      <div ref={column} className={styles.column}>
        <h2>
          <bdi dir="ltr">{name}</bdi>
        </h2>
        <PlaceView
          {...{ data, tree, node, place, states }}
          onPlace={(next) => {
            setName(getPlaceName(next));
            setStates(listStates(next));
          }}
          onStates={setStates}
        />
      </div>
      <div className={styles.column}>
        <TryField {...{ data, name, text, problems }} onText={setText} />
        {code && (
          <>
            <OptionGroup
              layout="tiles"
              label={t('answerInspectCode')}
              value={code.title}
              options={codes.map(({ title }) => ({
                value: title,
                label: title.replaceAll('`', ''),
              }))}
              onChange={setWay}
            />
            <Code {...code} />
          </>
        )}
      </div>
    </>
  );
}
