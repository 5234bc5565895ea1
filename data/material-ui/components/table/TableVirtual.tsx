import { useState } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useVirtualizer } from 'react-window';

const cargoes = ['Cement', 'Timber', 'Road salt', 'Grain', 'Wind blades'];
const archive = Array.from({ length: 10_000 }, (_, index) => ({
  call: index + 1,
  cargo: cargoes[(index * 7) % cargoes.length]!,
  tonnes: 400 + ((index * 37) % 90) * 50,
}));

export default function TableVirtual() {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const { items, totalSize } = useVirtualizer({
    count: archive.length,
    itemSize: 40,
    element: body,
    scrollElement: scroller,
    defaultSize: 320,
  });
  const first = items[0];
  const last = items.at(-1);

  return (
    <TableContainer
      ref={setScroller}
      role="region"
      aria-label="Port call archive, scrollable"
      tabIndex={0}
      sx={{ maxWidth: 480, height: 320, bgcolor: 'background.default' }}
    >
      <Table
        stickyHeader
        size="small"
        aria-label="Port call archive"
        aria-rowcount={archive.length + 1}
        sx={{ tableLayout: 'fixed' }}
      >
        <TableHead>
          <TableRow aria-rowindex={1}>
            <TableCell>Call</TableCell>
            <TableCell>Cargo</TableCell>
            <TableCell align="right">Tonnes</TableCell>
          </TableRow>
        </TableHead>
        <TableBody ref={setBody}>
          <tr aria-hidden style={{ height: first ? first.offset : 0 }} />
          {items.map(({ index }) => (
            <TableRow key={index} aria-rowindex={index + 2} sx={{ height: 40 }}>
              <TableCell component="th" scope="row">
                {archive[index]!.call}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{archive[index]!.cargo}</TableCell>
              <TableCell align="right">{archive[index]!.tonnes}</TableCell>
            </TableRow>
          ))}
          <tr aria-hidden style={{ height: last ? totalSize - last.offset - last.size : 0 }} />
        </TableBody>
      </Table>
    </TableContainer>
  );
}
