import * as React from 'react';
import { unstable_ClassNameGenerator as ClassNameGenerator } from '@mui/base/ClassNameGenerator';
import { generateUtilityClass } from '@mui/base/generateUtilityClass';
import { styled } from '@mui/system';

export default function CustomizationClassNameGenerator() {
  const [prefixed, setPrefixed] = React.useState(false);
  const [names, setNames] = React.useState({ own: '', base: '' });

  React.useEffect(() => {
    if (prefixed) {
      ClassNameGenerator.configure((componentName) => `harbor-${componentName}`);
    }
    setNames({
      own: ClassNameGenerator.generate('BerthCard'),
      base: generateUtilityClass('Button', 'root'),
    });
    return () => ClassNameGenerator.reset();
  }, [prefixed]);

  return (
    <Column>
      <label>
        <input
          type="checkbox"
          checked={prefixed}
          onChange={(event) => setPrefixed(event.target.checked)}
        />{' '}
        Configure the prefix “harbor-”
      </label>
      <div>
        <code>{"ClassNameGenerator.generate('BerthCard')"}</code>: <strong>{names.own}</strong>
      </div>
      <div>
        Class of a Base UI Button: <strong>{names.base}</strong>
      </div>
    </Column>
  );
}

const Column = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  overflowWrap: 'anywhere',
});
