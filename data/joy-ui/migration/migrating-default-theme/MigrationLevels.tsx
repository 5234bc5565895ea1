import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';

const LEVELS = [
  { before: 'h3', now: 'h2' },
  { before: 'h4', now: 'h3' },
  { before: 'h5', now: 'h4' },
  { before: 'h6', now: 'title-lg' },
  { before: 'body1', now: 'body-md' },
  { before: 'body2', now: 'body-sm' },
  { before: 'body3', now: 'body-xs' },
] as const;

export default function MigrationLevels() {
  return (
    <Table sx={{ maxWidth: 480, '& td': { overflowWrap: 'anywhere' } }}>
      <caption>Levels with the same font size</caption>
      <thead>
        <tr>
          <th style={{ width: '25%' }}>Alpha</th>
          <th>Beta</th>
        </tr>
      </thead>
      <tbody>
        {LEVELS.map(({ before, now }) => (
          <tr key={before}>
            <td>{before}</td>
            <td>
              <Typography level={now} component="span">
                {now}
              </Typography>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
