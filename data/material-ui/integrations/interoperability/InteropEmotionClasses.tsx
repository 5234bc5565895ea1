import { ClassNames } from '@emotion/react';
import Tooltip from '@mui/material/Tooltip';
import Button from '@mui/material/Button';

export default function InteropEmotionClasses() {
  return (
    <ClassNames>
      {({ css }) => (
        <Tooltip
          title="The kiln reaches 1,240 °C"
          describeChild
          classes={{ tooltip: css({ '&&': { fontSize: '0.875rem', padding: '8px 12px' } }) }}
        >
          <Button>Stoneware</Button>
        </Tooltip>
      )}
    </ClassNames>
  );
}
