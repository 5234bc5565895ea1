import { useState } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const widths = ['xs', 'sm', 'md', 'none'] as const;
type Width = (typeof widths)[number];

export default function ContainerWidths() {
  const [width, setWidth] = useState<Width>('xs');

  return (
    <Box sx={{ py: 2 }}>
      <Container maxWidth={width === 'none' ? false : width} sx={{ py: 2, border: '1px dashed' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Maximum width"
          value={width}
          onChange={(_event, next: Width | null) => setWidth(next ?? width)}
        >
          {widths.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Container>
    </Box>
  );
}
