/** The rows of the playground's table: data can't hold native table elements. */
import BaseTable, { type TableProps } from '@mui/joy/Table';

const rows = (
  <>
    <thead>
      <tr>
        <th scope="col">Packet</th>
        <th scope="col">Seeds</th>
        <th scope="col">Sow in</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <td>Broad bean</td>
        <td>24</td>
        <td>November, under a fleece in cold regions</td>
      </tr>
      <tr>
        <td>Parsnip</td>
        <td>150</td>
        <td>March</td>
      </tr>
      <tr>
        <td>Corn salad</td>
        <td>300</td>
        <td>August</td>
      </tr>
    </tbody>
    <tfoot>
      <tr>
        <td>Total</td>
        <td>474</td>
        <td />
      </tr>
    </tfoot>
  </>
);

export function Table(props: TableProps) {
  return <BaseTable {...props}>{rows}</BaseTable>;
}
