import { GridEditInputCell, type GridRenderEditCellParams } from '@mui/x-data-grid';

/** The text field of a cell in edit mode, named after its column. */
export function renderTextEditor(params: GridRenderEditCellParams) {
  return <GridEditInputCell {...params} inputProps={{ 'aria-label': params.colDef.headerName }} />;
}
