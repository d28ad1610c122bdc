CREATE TABLE "billing_account" (
	"brand_id" integer PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "billing_account_customerId_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "billing_event" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trial_warning" (
	"brand_id" integer NOT NULL,
	"trial_ends_at" timestamp with time zone NOT NULL,
	"days" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trial_warning_brand_id_trial_ends_at_days_pk" PRIMARY KEY("brand_id","trial_ends_at","days")
);
--> statement-breakpoint
CREATE TABLE "gateway_credit" (
	"customer_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gateway_credit_customer_id_invoice_id_pk" PRIMARY KEY("customer_id","invoice_id")
);
--> statement-breakpoint
CREATE TABLE "gateway_customer" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"default_method_id" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_invoice" (
	"id" text PRIMARY KEY NOT NULL,
	"serial" integer GENERATED ALWAYS AS IDENTITY (sequence name "gateway_invoice_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" text NOT NULL,
	"status" text NOT NULL,
	"total_cents" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"purpose" jsonb NOT NULL,
	"charge_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"first_failed_at" timestamp with time zone,
	"next_attempt_at" timestamp with time zone,
	"awaits_confirmation" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "gateway_method" (
	"id" text PRIMARY KEY NOT NULL,
	"serial" integer GENERATED ALWAYS AS IDENTITY (sequence name "gateway_method_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"behavior" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "gateway_subscription" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"months" integer NOT NULL,
	"can_renew" boolean NOT NULL,
	"renews" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"periods" integer NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "billing_account" ADD CONSTRAINT "billing_account_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_warning" ADD CONSTRAINT "trial_warning_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_credit" ADD CONSTRAINT "gateway_credit_customer_id_gateway_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."gateway_customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_event" ADD CONSTRAINT "gateway_event_customer_id_gateway_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."gateway_customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_invoice" ADD CONSTRAINT "gateway_invoice_customer_id_gateway_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."gateway_customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_method" ADD CONSTRAINT "gateway_method_customer_id_gateway_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."gateway_customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_subscription" ADD CONSTRAINT "gateway_subscription_customer_id_gateway_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."gateway_customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gateway_invoice_customer_idx" ON "gateway_invoice" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "gateway_invoice_due_idx" ON "gateway_invoice" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "gateway_method_customer_idx" ON "gateway_method" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "gateway_subscription_due_idx" ON "gateway_subscription" USING btree ("period_end");