/** Compares two versions of packages. */
import type { ApiChange, ChangedDefault } from '@/src/shared/apiChanges';
import type { DeclaredApi, DeclaredComponent } from './readDeclarations';
import type { Defaults } from './readDefaults';

/**
 * Lists what the new version doesn't accept any more: removed exports, props, and values of props, and props that are
 * required now. New parts aren't listed.
 */
export function compareVersions(from: DeclaredApi, to: DeclaredApi): ApiChange[] {
  const exports = [...from.exports]
    .filter((name) => !to.exports.has(name))
    .sort()
    .map((name): ApiChange => ({ component: '', name, kind: 'export' }));
  const props = [...from.components].sort(byName).flatMap(([component, old]) => {
    const fresh = to.components.get(component);
    return fresh ? compareProps(component, old, fresh) : [];
  });
  return [...exports, ...props];
}

/** Lists the props whose default value differs. @param from defaults by component. */
export function compareDefaults(
  from: ReadonlyMap<string, Defaults>,
  to: ReadonlyMap<string, Defaults>,
): ChangedDefault[] {
  return [...from].sort(byName).flatMap(([component, old]) =>
    [...old].sort(byName).flatMap(([name, value]): ChangedDefault[] => {
      const now = to.get(component)?.get(name);
      return now === undefined || now === value ? [] : [{ component, name, from: value, to: now }];
    }),
  );
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) =>
  a < b ? -1 : 1;

function compareProps(
  component: string,
  old: DeclaredComponent,
  fresh: DeclaredComponent,
): ApiChange[] {
  return [...old.props].sort(byName).flatMap(([name, prop]): ApiChange[] => {
    const now = fresh.props.get(name);
    if (!now) {
      return fresh.accepted.has(name) ? [] : [{ component, name, kind: 'prop' }];
    }
    // A type without literals, such as `string`, accepts the old values, or isn't comparable.
    const values =
      now.values.length > 0 ? prop.values.filter((value) => !now.values.includes(value)) : [];
    return [
      ...(values.length > 0 ? [{ component, name, kind: 'value' as const, values }] : []),
      ...(now.required && !prop.required ? [{ component, name, kind: 'required' as const }] : []),
    ];
  });
}
