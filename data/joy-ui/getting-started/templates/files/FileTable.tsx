import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import { formatSize, type ArchiveFile } from './archive';

interface FileTableProps {
  label: string;
  files: readonly ArchiveFile[];
  selected: string | null;
  onSelect: (id: string) => void;
}

/** The size is hidden on narrow screens. The details show it. */
const WIDE_ONLY = { display: { xs: 'none', sm: 'table-cell' } } as const;

export default function FileTable({ label, files, selected, onSelect }: FileTableProps) {
  return (
    <Sheet variant="outlined" sx={{ borderRadius: 'md', overflow: 'hidden' }}>
      <Table aria-label={label} size="lg">
        <thead>
          <tr>
            <th>Name</th>
            <th style={{ width: '5rem', textAlign: 'end' }}>Year</th>
            <Box component="th" sx={{ ...WIDE_ONLY, width: '7rem', textAlign: 'end' }}>
              Size
            </Box>
          </tr>
        </thead>
        <tbody>
          {files.map(({ id, name, year, size }) => (
            <tr key={id}>
              <td>
                <Link
                  component="button"
                  type="button"
                  color="neutral"
                  aria-current={id === selected || undefined}
                  onClick={() => onSelect(id)}
                  sx={{
                    color: 'text.primary',
                    textAlign: 'start',
                    overflowWrap: 'anywhere',
                    fontWeight: id === selected ? 'lg' : 'md',
                  }}
                >
                  {name}
                </Link>
              </td>
              <td style={{ textAlign: 'end' }}>{year}</td>
              <Box component="td" sx={{ ...WIDE_ONLY, textAlign: 'end' }}>
                {formatSize(size)}
              </Box>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
