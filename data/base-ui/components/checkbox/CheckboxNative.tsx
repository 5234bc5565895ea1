import * as React from 'react';
import { styled } from '@mui/system';

const papers = ['Crew list', 'Cargo manifest', 'Health declaration'];

export default function CheckboxNative() {
  const [checked, setChecked] = React.useState<readonly string[]>(['Crew list']);
  const all = React.useRef<HTMLInputElement>(null);

  React.useEffect(() => {
    if (all.current) {
      all.current.indeterminate = checked.length > 0 && checked.length < papers.length;
    }
  }, [checked]);

  return (
    <Fieldset>
      <legend>Papers for the harbor office</legend>
      <Label>
        <Checkbox
          type="checkbox"
          ref={all}
          checked={checked.length === papers.length}
          onChange={(event) => setChecked(event.target.checked ? papers : [])}
        />
        All papers
      </Label>
      {papers.map((paper) => (
        <Label key={paper} className="child">
          <Checkbox
            type="checkbox"
            checked={checked.includes(paper)}
            onChange={(event) =>
              setChecked(
                event.target.checked
                  ? [...checked, paper]
                  : checked.filter((other) => other !== paper),
              )
            }
          />
          {paper}
        </Label>
      ))}
    </Fieldset>
  );
}

const Fieldset = styled('fieldset')({
  display: 'grid',
  gap: '8px',
  margin: 0,
  padding: '12px 16px',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '8px',
});

const Label = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  '&.child': { marginInlineStart: '32px' },
});

const Checkbox = styled('input')({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: '20px',
  height: '20px',
  margin: 0,
  border: '2px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '4px',
  fontSize: '14px',
  lineHeight: 1,
  color: 'light-dark(#ffffff, #042f2e)',
  cursor: 'pointer',
  '&:checked, &:indeterminate': {
    borderColor: 'light-dark(#115e59, #5eead4)',
    background: 'light-dark(#115e59, #5eead4)',
  },
  '&:checked::before': { content: '"✓"' },
  '&:indeterminate::before': { content: '"–"' },
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
  '@media (forced-colors: active)': { appearance: 'auto' },
});
