import * as React from 'react';
import { Switch } from '@mui/base/Switch';
import { ClassNameConfigurator } from '@mui/base/utils';
import { styled } from '@mui/system';

export default function CustomizationDefaultClasses() {
  const [disabled, setDisabled] = React.useState(false);
  const [on, setOn] = React.useState(true);
  const [names, setNames] = React.useState<readonly string[]>([]);
  const stage = React.useRef<HTMLLabelElement>(null);

  React.useEffect(() => {
    const elements = stage.current?.querySelectorAll('span, input') ?? [];
    setNames(Array.from(elements, (element) => element.className || '(no class)'));
  }, [disabled, on]);

  return (
    <Column>
      <label>
        <input
          type="checkbox"
          checked={disabled}
          onChange={(event) => setDisabled(event.target.checked)}
        />{' '}
        Disable the default classes
      </label>
      <Label ref={stage}>
        <ClassNameConfigurator disableDefaultClasses={disabled}>
          <Switch
            checked={on}
            onChange={(event) => setOn(event.target.checked)}
            slotProps={{
              root: ({ checked }) => ({ className: checked ? 'toggle on' : 'toggle' }),
              thumb: { className: 'thumb' },
            }}
          />
        </ClassNameConfigurator>
        Fog signal
      </Label>
      <List dir="ltr">
        {names.map((name, index) => (
          <li key={index}>
            <code>{name}</code>
          </li>
        ))}
      </List>
    </Column>
  );
}

const Column = styled('div')({ display: 'grid', gap: '12px', width: '100%', maxWidth: '480px' });

const Label = styled('label')({
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  '& .toggle': {
    position: 'relative',
    width: '44px',
    height: '24px',
    borderRadius: '999px',
    background: 'light-dark(#64748b, #94a3b8)',
  },
  '& .toggle.on': { background: 'light-dark(#115e59, #5eead4)' },
  '& .toggle:has(:focus-visible)': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
  '& .thumb': {
    position: 'absolute',
    insetBlockStart: '3px',
    insetInlineStart: '3px',
    width: '18px',
    height: '18px',
    borderRadius: '50%',
    background: 'light-dark(#ffffff, #0f172a)',
  },
  '& .toggle.on .thumb': { insetInlineStart: '23px' },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
  },
});

const List = styled('ul')({
  minHeight: '120px',
  margin: 0,
  paddingInlineStart: '20px',
  overflowWrap: 'anywhere',
});
