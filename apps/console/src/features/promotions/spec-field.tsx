import { Button, Check, Field } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { consoleCampaignRoutes } from '@nokshi/contract/console/campaigns.ts';
import desk from '../../lib/desk.module.css';
import { RoundsGameField } from '../../lib/rounds-game-field.tsx';
import { TakaField } from '../../lib/taka-field.tsx';
import { useWords } from '../../lib/words.ts';
import {
  type LineSpec,
  newRow,
  partsOf,
  type Row,
  type RowsSpec,
  type Spec,
  type Typed,
  type Values,
} from './specs.ts';

type Faults = {
  /** Where its faults are found: `trigger`, `audience.0`. */
  readonly path: string;
  readonly error: (path: string) => string | undefined;
};

type FieldsProps = Faults & {
  readonly specs: readonly Spec[];
  readonly values: Values;
  readonly onChange: (part: Values) => void;
};

/** The fields of a table: short ones side by side, lists and tables over the whole width. */
export function SpecFields({ specs, values, path, error, onChange }: FieldsProps) {
  const short = specs.filter((spec): spec is LineSpec => !isLong(spec));
  const long = specs.filter(isLong);
  return (
    <>
      {short.length > 0 && (
        <div className={desk.pairs}>
          {short.map((spec) => (
            <Line
              key={spec.name}
              spec={spec}
              typed={textOf(values[spec.name])}
              error={error(`${path}.${spec.name}`)}
              onChange={(typed) => onChange({ [spec.name]: typed })}
            />
          ))}
        </div>
      )}
      {long.map((spec) =>
        spec.input === 'rows' ? (
          <Rows
            key={spec.name}
            spec={spec}
            rows={rowsOf(values[spec.name])}
            path={`${path}.${spec.name}`}
            error={error}
            onChange={(rows) => onChange({ [spec.name]: rows })}
          />
        ) : (
          <Line
            key={spec.name}
            spec={spec}
            typed={textOf(values[spec.name])}
            error={error(`${path}.${spec.name}`)}
            onChange={(typed) => onChange({ [spec.name]: typed })}
          />
        ),
      )}
    </>
  );
}

const isLong = ({ input }: Spec): boolean =>
  input === 'rows' || input === 'several' || input === 'check';
const textOf = (typed: Typed | undefined): string => (typeof typed === 'string' ? typed : '');
const rowsOf = (typed: Typed | undefined): readonly Row[] =>
  typeof typed === 'string' ? [] : (typed ?? []);

type LineProps = {
  readonly spec: LineSpec;
  readonly typed: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
};

function Line({ spec, typed, error, onChange }: LineProps) {
  const { t } = useWords();
  const label = t(spec.label);
  const shared = {
    label,
    hint: spec.hint && t(spec.hint),
    error,
    value: typed,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(target.value),
  };
  switch (spec.input) {
    case 'taka':
      return <TakaField {...shared} />;
    case 'choice':
      return (
        <Choice
          label={label}
          value={typed}
          choices={spec.options.map(({ id, label: words }) => ({ id, label: t(words) }))}
          onChange={onChange}
        />
      );
    case 'check':
      return (
        <Check
          checked={typed === 'on'}
          onChange={({ target }) => onChange(target.checked ? 'on' : '')}
        >
          {label}
        </Check>
      );
    case 'several':
      return <Several spec={spec} typed={typed} onChange={onChange} />;
    case 'game':
      return <RoundsGameField games={consoleCampaignRoutes.games} {...shared} />;
    case 'code':
      return <Field {...shared} maxLength={20} autoCapitalize="characters" autoComplete="off" />;
    case 'text':
      return <Field {...shared} maxLength={spec.most} autoComplete="off" />;
    case 'username':
      return <Field {...shared} maxLength={40} autoCapitalize="none" autoComplete="off" />;
    default:
      return <Field {...shared} maxLength={40} inputMode="decimal" autoComplete="off" />;
  }
}

type SeveralProps = Pick<LineProps, 'typed' | 'onChange'> & {
  readonly spec: Extract<LineSpec, { readonly input: 'several' }>;
};

function Several({ spec, typed, onChange }: SeveralProps) {
  const { t } = useWords();
  const chosen = partsOf(typed);
  return (
    <fieldset className={desk.checks}>
      <legend>{t(spec.label)}</legend>
      {spec.options.map(({ id, label }) => (
        <Check
          key={id}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChange(
              spec.options
                .map((option) => option.id)
                .filter((each) => (each === id ? target.checked : chosen.includes(each)))
                .join(' '),
            )
          }
        >
          {t(label)}
        </Check>
      ))}
      {spec.hint && <p className={desk.quiet}>{t(spec.hint)}</p>}
    </fieldset>
  );
}

type RowsProps = Faults & {
  readonly spec: RowsSpec;
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
};

function Rows({ spec, rows, path, error, onChange }: RowsProps) {
  const { t } = useWords();
  const set = (at: number, part: Row) =>
    onChange(rows.map((row, n) => (n === at ? { ...row, ...part } : row)));
  return (
    <fieldset className={`${desk.plain} ${desk.stack}`}>
      <legend className={desk.text}>
        <span>{t(spec.label)}</span>
      </legend>
      {spec.hint && <p className={desk.quiet}>{t(spec.hint)}</p>}
      {rows.map((row, at) => (
        // Lines have no name of their own; what is typed in them is not held by them.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={at} className={desk.row}>
          <legend className="visually-hidden">{t('campaigns.line', { line: at + 1 })}</legend>
          {spec.columns.map((column) => (
            <Line
              key={column.name}
              spec={column}
              typed={row[column.name] ?? ''}
              error={error(`${path}.${at}.${column.name}`)}
              onChange={(typed) => set(at, { [column.name]: typed })}
            />
          ))}
          {rows.length > spec.least && (
            <Button small kind="quiet" onClick={() => onChange(rows.filter((_, n) => n !== at))}>
              {t('campaigns.line-remove')}
            </Button>
          )}
        </fieldset>
      ))}
      {rows.length < spec.most && (
        <div>
          <Button small onClick={() => onChange([...rows, newRow(spec)])}>
            {t('campaigns.line-add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
