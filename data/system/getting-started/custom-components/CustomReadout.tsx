import * as React from 'react';
import { Box, styled, type SxProps, type Theme } from '@mui/system';

interface ReadoutProps {
  label: string;
  children: React.ReactNode;
  status?: 'normal' | 'alert';
  sx?: SxProps<Theme>;
}

const ReadoutRoot = styled('div')<Pick<ReadoutProps, 'status'>>(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: 'light-dark(#eaf0fa, #1b2436)',
  variants: [
    {
      props: { status: 'alert' },
      style: { backgroundColor: 'light-dark(#fdebe5, #43211a)', fontWeight: 700 },
    },
  ],
}));

const ReadoutLabel = styled('span')({ fontSize: 14, fontWeight: 400 });

function Readout({ label, children, status = 'normal', sx }: ReadoutProps) {
  return (
    <ReadoutRoot status={status} sx={sx}>
      <ReadoutLabel>{label}</ReadoutLabel>
      <div>
        <bdi>{children}</bdi>
      </div>
    </ReadoutRoot>
  );
}

export default function CustomReadout() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Readout label="Mirror temperature">−3.2 °C</Readout>
      <Readout label="Focus" sx={{ border: 1, borderStyle: 'dashed' }}>
        14,208 steps
      </Readout>
      <Readout label="Wind at the dome" status="alert" sx={{ flexGrow: { xs: 1, sm: 0 } }}>
        52 km/h, close the dome
      </Readout>
    </Box>
  );
}
