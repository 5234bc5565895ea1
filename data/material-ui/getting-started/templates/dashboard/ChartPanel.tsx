import { type ReactNode, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

interface ChartPanelProps {
  id: string;
  title: string;
  /** A sentence with the main numbers of the chart. */
  summary: string;
  /** The rows of the table with the same numbers. The first row has the headings. */
  rows: readonly (readonly (string | number)[])[];
  children: ReactNode;
}

/** The height of the charts, which is reserved before they load. */
export const CHART_HEIGHT = 280;

/** A panel that shows a chart, or its numbers as a table. */
export default function ChartPanel({ id, title, summary, rows, children }: ChartPanelProps) {
  const [asTable, setAsTable] = useState(false);
  const [head = [], ...body] = rows;

  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', mb: 1 }}>
        <Typography variant="h6" component="h2" id={id}>
          {title}
        </Typography>
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={asTable}
              onChange={(_event, checked) => setAsTable(checked)}
              inputProps={{ 'aria-describedby': id }}
            />
          }
          label="As a table"
          sx={{ mr: 0 }}
        />
      </Box>
      {asTable ? (
        <TableContainer
          tabIndex={0}
          role="group"
          aria-labelledby={id}
          sx={{ height: CHART_HEIGHT }}
        >
          <Table size="small" stickyHeader>
            <TableHead>
              <TableRow>
                {head.map((text, index) => (
                  <TableCell key={text} scope="col" align={index === 0 ? 'left' : 'right'}>
                    {text}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {body.map(([name, ...values]) => (
                <TableRow key={name}>
                  <TableCell component="th" scope="row">
                    {name}
                  </TableCell>
                  {values.map((value, index) => (
                    <TableCell key={index} align="right">
                      {value}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      ) : (
        <Box role="img" aria-label={summary} sx={{ minHeight: CHART_HEIGHT }}>
          {children}
        </Box>
      )}
      <Typography color="text.secondary" sx={{ mt: 1.5 }}>
        {summary}
      </Typography>
    </Paper>
  );
}
