import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { createTheme, responsiveFontSizes } from '@mui/material/styles';

const variants = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const toPixels = (size: unknown) => Math.round(parseFloat(String(size)) * 16);

export default function TypographyResponsiveSizes() {
  const [factor, setFactor] = React.useState(2);
  const before = createTheme().typography;
  const { typography } = responsiveFontSizes(createTheme(), { factor });

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
      <Typography id="factor" variant="body2">
        factor: {factor}
      </Typography>
      <Slider
        aria-labelledby="factor"
        min={1.5}
        max={5}
        step={0.5}
        value={factor}
        onChange={(_event, value) => setFactor(value as number)}
      />
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Variant</TableCell>
            <TableCell align="right">Default (px)</TableCell>
            <TableCell align="right">Smallest screen (px)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {variants.map((variant) => (
            <TableRow key={variant}>
              <TableCell component="th" scope="row">
                {variant}
              </TableCell>
              <TableCell align="right">{toPixels(before[variant].fontSize)}</TableCell>
              <TableCell align="right">{toPixels(typography[variant].fontSize)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}
